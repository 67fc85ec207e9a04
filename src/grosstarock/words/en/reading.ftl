# Why a record or a position cannot be read. Each message is a short title; what was found, what may
# stand there and what was perhaps meant are put to it as far as they are known.

reading-told = { $reason }.
reading-told-found = { $reason }: "{ $found }".
reading-told-wanted = { $reason }; expected: { $wanted }.
reading-told-near = { $reason }; perhaps "{ $near }" is meant.
reading-told-found-wanted = { $reason }: "{ $found }"; expected: { $wanted }.
reading-told-found-near = { $reason }: "{ $found }"; perhaps "{ $near }" is meant.
reading-told-wanted-near = { $reason }; expected: { $wanted }; perhaps "{ $near }" is meant.
reading-told-found-wanted-near = { $reason }: "{ $found }"; expected: { $wanted }; perhaps "{ $near }" is meant.

## The file, and its values

reading-not-utf8 = This is not text in UTF-8
reading-not-json = This is not JSON
reading-not-unicode = Half a character, which no text can hold
reading-too-long = The text is too long
reading-too-deep = Too many things within each other
reading-too-many = Too many of them
reading-number-not-finite = Not a number that can be counted with
reading-number-too-large = The number is too large
reading-field-twice = The field is there twice
reading-field-missing = The field is missing
reading-wrong-type = The wrong kind of value
reading-value-unknown = Unknown value
reading-negative = Less than nothing, where that cannot be
reading-format-unknown = Unknown format

## The rules of the table

reading-preset-unknown = Unknown preset
reading-option-unknown = Unknown option
reading-option-value = Not a value of this option
reading-amount-unknown = Unknown amount
reading-amount-value = Not an amount: it is a whole multiple of 5 points, not below nothing
reading-stake-value = Not a stake: it is a short unit and the whole number of points it is worth
reading-version-unknown = Unknown version of the rulebook
reading-players-number = Two, three or four sit at a table
reading-players-of-preset = The preset is not for that many at the table
reading-two-with-pots = Two play without pots
reading-pots-not-played = The table plays without pots, so nothing can stand in them

## Seats, cards and actions

reading-redeal-not-played = No deal follows a redeal at this table
reading-seats-number = Not one for each seat
reading-seat-unknown = There is no such seat at this table
reading-card-unknown = Unknown card
reading-card-twice = The card is there twice
reading-hand-size = The wrong number of cards in a hand
reading-action-unknown = Unknown action
reading-declaration-unknown = Unknown declaration
reading-suit-unknown = Unknown suit
reading-clause-unknown = Unknown clause
reading-seed-form = Not a seed: it is the shuffle's name, a colon and some text

## The notation for people

reading-text-comment-open = A comment is not closed
reading-text-line-unknown = Unknown kind of line
reading-text-tag-form = Not a tag: it is a name and a value in square brackets
reading-text-tag-unknown = Unknown tag
reading-text-word-form = Not a setting: it is a name, an equals sign and a value
reading-text-word-unknown = Unknown word
reading-text-setting-form = Not a setting: it is a name, an equals sign and a value
reading-text-escape = A percent sign is not followed by the two digits of a byte
reading-text-twice = It is there twice
reading-text-missing = Something is missing
reading-text-field-known = The field has a place of its own and cannot be given here
reading-text-path-unknown = There is no such place in the record
reading-text-number = Not a whole number
reading-text-count = The wrong number of words
reading-text-card-unseen = A card that has not been seen cannot stand here
reading-text-sitting-out = Who sits out takes no part in this deal
reading-text-trick-number = The wrong number for a trick
reading-text-trick-size = The wrong number of cards in a trick
reading-text-winner-missing = It is not said who won the trick
reading-text-entry-form = Not a payment: it is a clause, an amount, and who pays whom
reading-text-ending-shape = The ending does not fit together
