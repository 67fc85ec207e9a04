# Payments in words. `payment-` and a clause is the reason, as the title of one or more payments.

payment-POT-2 = Bote vacío repuesto
payment-POT-3 = Pago del repartidor
payment-POT-4 = Reparto de los botes
payment-PAY-1 = { $card_title } perdido
payment-PAY-2 = Baza ganada con el Pagat
payment-TOUT-1 = Tout
payment-TOUT-A2 = Tout anunciado y fallado
payment-MIS-1 = Misère
payment-ULT-1 = Pagat último
payment-ULT-2 = Último con { $card_text }
payment-ULT-3 = Bagud con { $card_text }
payment-LAST-1 = Última baza
payment-CARD-1 = Puntos de cartas
payment-CARD-2 = Puntos de cartas
payment-CARD-2-counted = Puntos de cartas: { $counts }
payment-TWO-3 = Diferencia de los totales

## One payment

paid-to-player = { $reason }: { $payer } paga { $amount } a { $payee }
paid-into-pot =
    { $pot ->
        [king] { $reason }: { $payer } pone { $amount } en el bote del Rey
       *[pagat] { $reason }: { $payer } pone { $amount } en el bote del Pagat
    }
paid-from-pot =
    { $pot ->
        [king] { $reason }: { $payee } recoge { $amount } del bote del Rey
       *[pagat] { $reason }: { $payee } recoge { $amount } del bote del Pagat
    }
# $amount carries its sign here.
paid-score = { $reason }: { $amount } para { $payer }
paid-difference = { $reason }: { $payee } aventaja en { $amount }

## Several payments of one amount, $count of them

paid-by-several-to-player = { $reason }: { $payers } pagan { $amount } por cabeza a { $payee }
paid-by-several-into-pot =
    { $pot ->
        [king] { $reason }: { $payers } ponen { $amount } por cabeza en el bote del Rey
       *[pagat] { $reason }: { $payers } ponen { $amount } por cabeza en el bote del Pagat
    }
paid-to-several = { $reason }: { $payer } paga { $amount } por cabeza a { $payees }
