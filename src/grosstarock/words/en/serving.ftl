# What the terminal says around the server: serve, backup, restore and verify-deal.

## Serving

terminal-serving-at = Grosstarock is at { $url }  (Ctrl-C stops it)
terminal-serving-already = Grosstarock is running already, at { $url }
terminal-serving-network = Others in this network open { $url }
terminal-serving-no-network = This machine is in no network that others could come from.
terminal-serving-no-browser = No browser could be opened; open { $url } yourself.
terminal-serving-port = Cannot listen on { $host }, port { $port }: { $reason }
terminal-serving-in-use = Another process has the database open ({ $path }).
terminal-serving-public-url = Write it like https://cards.example.org, without a path.
terminal-serving-failed = The data in { $path } cannot be used: { $reason }

## Backup and restore

terminal-backup-done = { $path } holds everything as it is now.
terminal-backup-exists = { $path } is there already; nothing is overwritten.
terminal-backup-failed = No copy could be made: { $reason }
terminal-restore-done = The database is that of { $path } now.
terminal-restore-running = The server is running; stop it first.
terminal-restore-damaged = { $path } is damaged or no backup of this program ({ $reason }). Nothing has been changed.
terminal-restore-failed = { $path } could not be put back: { $reason }

## Checking a deal

terminal-proof-fair = Deal { $deal }: the cards are the ones that were promised.
terminal-proof-compare = Compare this fingerprint with the one that you were shown before the deal:
terminal-proof-fault =
    { $fault ->
        [commitment] The secret number is not the one whose fingerprint was shown before the deal.
        [nonce] Your share is not among the shares.
        [seed] The seed does not follow from the secret number and the shares.
        [pack] The cards are not in the order that the seed gives.
       *[form] The secret number, the deal's name or a share is not written as it should be.
    }
terminal-proof-unreadable = { $path } is no proof of a deal: { $reason }
terminal-proof-card = { $path } is no proof of a deal: there is no card { $found }.
terminal-proof-share = Write the seat, from 0 to 3, and your share, as in 0=1f2e…
