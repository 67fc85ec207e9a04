# Payments in words. `payment-` and a clause is the reason, as the title of one or more payments.

payment-POT-2 = Piatto vuoto riempito
payment-POT-3 = Quota del mazziere
payment-POT-4 = Divisione dei piatti
payment-PAY-1 = { $card_title } perso
payment-PAY-2 = Presa vinta con il Pagat
payment-TOUT-1 = Tout
payment-TOUT-A2 = Tout annunciato e fallito
payment-MIS-1 = Misère
payment-ULT-1 = Pagat ultimo
payment-ULT-2 = Ultimo con { $card_text }
payment-ULT-3 = Bagud con { $card_text }
payment-LAST-1 = Ultima presa
payment-CARD-1 = Punti delle carte
payment-CARD-2 = Punti delle carte
payment-CARD-2-counted = Punti delle carte: { $counts }
payment-TWO-3 = Differenza dei totali

## One payment

paid-to-player = { $reason }: { $payer } paga { $amount } a { $payee }
paid-into-pot =
    { $pot ->
        [king] { $reason }: { $payer } versa { $amount } nel piatto del Re
       *[pagat] { $reason }: { $payer } versa { $amount } nel piatto del Pagat
    }
paid-from-pot =
    { $pot ->
        [king] { $reason }: { $payee } prende { $amount } dal piatto del Re
       *[pagat] { $reason }: { $payee } prende { $amount } dal piatto del Pagat
    }
# $amount carries its sign here.
paid-score = { $reason }: { $amount } per { $payer }
paid-difference = { $reason }: { $payee } ha un vantaggio di { $amount }

## Several payments of one amount, $count of them

paid-by-several-to-player = { $reason }: { $payers } pagano { $amount } a testa a { $payee }
paid-by-several-into-pot =
    { $pot ->
        [king] { $reason }: { $payers } versano { $amount } a testa nel piatto del Re
       *[pagat] { $reason }: { $payers } versano { $amount } a testa nel piatto del Pagat
    }
paid-to-several = { $reason }: { $payer } paga { $amount } a testa a { $payees }
