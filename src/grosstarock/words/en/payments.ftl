# Payments in words. `payment-` and a clause is the reason, as the title of one or more payments.

payment-POT-2 = Empty pot filled
payment-POT-3 = Dealer's payment
payment-POT-4 = The pots divided
payment-PAY-1 = { $card_title } lost
payment-PAY-2 = Trick won with the Pagat
payment-TOUT-1 = Tout
payment-TOUT-A2 = Announced tout failed
payment-MIS-1 = Misère
payment-ULT-1 = Pagat ultimo
payment-ULT-2 = Ultimo with { $card_text }
payment-ULT-3 = Bagud with { $card_text }
payment-LAST-1 = Last trick
payment-CARD-1 = Card points
payment-CARD-2 = Card points
payment-CARD-2-counted = Card points: { $counts }
payment-TWO-3 = Difference of the totals

## One payment

paid-to-player = { $reason }: { $payer } pays { $amount } to { $payee }
paid-into-pot = { $reason }: { $payer } pays { $amount } into the { pot }
paid-from-pot = { $reason }: { $payee } takes { $amount } from the { pot }
# $amount carries its sign here.
paid-score = { $reason }: { $amount } for { $payer }
paid-difference = { $reason }: { $payee } is ahead by { $amount }

## Several payments of one amount, $count of them

paid-by-several-to-player = { $reason }: { $payers } pay { $amount } each to { $payee }
paid-by-several-into-pot = { $reason }: { $payers } pay { $amount } each into the { pot }
paid-to-several = { $reason }: { $payer } pays { $amount } each to { $payees }
