# Zahlungen in Worten. `payment-` und eine Regel ist der Grund, als Überschrift einer oder mehrerer Zahlungen.

payment-POT-2 = Leerer Topf gefüllt
payment-POT-3 = Gebergeld
payment-POT-4 = Töpfe geteilt
payment-PAY-1 = { $card_title } verloren
payment-PAY-2 = Stich mit dem Pagat
payment-TOUT-1 = Tout
payment-TOUT-A2 = Angesagter Tout misslungen
payment-MIS-1 = Misère
payment-ULT-1 = Pagat-Ultimo
payment-ULT-2 = Ultimo mit { $card_dative }
payment-ULT-3 = Bagud mit { $card_dative }
payment-LAST-1 = Letzter Stich
payment-CARD-1 = Augen
payment-CARD-2 = Augen
payment-CARD-2-counted = Augen: { $counts }
payment-TWO-3 = Unterschied der Summen

## Eine Zahlung

paid-to-player = { $reason }: { $payer } zahlt { $amount } an { $payee }
paid-into-pot = { $reason }: { $payer } zahlt { $amount } in den { pot.text }
paid-from-pot = { $reason }: { $payee } nimmt { $amount } aus dem { pot.text }
# Hier hat $amount sein Vorzeichen bei sich.
paid-score = { $reason }: { $amount } für { $payer }
paid-difference = { $reason }: { $payee } liegt um { $amount } vorn

## Mehrere Zahlungen desselben Betrags, insgesamt $count

paid-by-several-to-player = { $reason }: { $payers } zahlen je { $amount } an { $payee }
paid-by-several-into-pot = { $reason }: { $payers } zahlen je { $amount } in den { pot.text }
paid-to-several = { $reason }: { $payer } zahlt je { $amount } an { $payees }
