# Betalinger i ord. `payment-` og en regel er grunden, som overskrift over en eller flere betalinger.

payment-POT-2 = Fundering
payment-POT-3 = Kortgiverens indskud
payment-POT-4 = Kopperne delt
payment-PAY-1 = { $card_title } tabt
payment-PAY-2 = Stik på pagaten
payment-TOUT-1 = Tout
payment-TOUT-A2 = Meldt tout tabt
payment-MIS-1 = Nolo
payment-ULT-1 = Pagatultimo
payment-ULT-2 = Ultimo på { $card_text }
payment-ULT-3 = Bagud med { $card_text }
payment-LAST-1 = Sidste stik
payment-CARD-1 = Kortpoint
payment-CARD-2 = Kortpoint
payment-CARD-2-counted = Kortpoint: { $counts }
payment-TWO-3 = Forskellen på summerne

## Én betaling

paid-to-player = { $reason }: { $payer } betaler { $amount } til { $payee }
paid-into-pot = { $reason }: { $payer } betaler { $amount } i { pot.definite }
paid-from-pot = { $reason }: { $payee } tager { $amount } fra { pot.definite }
# Her har $amount sit fortegn med.
paid-score = { $reason }: { $amount } for { $payer }
paid-difference = { $reason }: { $payee } er foran med { $amount }

## Flere betalinger af samme beløb, $count i alt

paid-by-several-to-player = { $reason }: { $payers } betaler hver { $amount } til { $payee }
paid-by-several-into-pot = { $reason }: { $payers } betaler hver { $amount } i { pot.definite }
paid-to-several = { $reason }: { $payer } betaler { $amount } til hver af { $payees }
