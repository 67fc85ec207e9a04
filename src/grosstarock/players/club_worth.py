"""What each rule of thumb is worth to the club player: shares of the amounts at stake.

Fitted by least squares to what every card of many positions brought in sampled worlds; see
``docs/club.md``. Columns are knots along a deal, from the first trick to the last, between which
a share changes evenly.
"""

from typing import Final

from .club_thumbs import Thumb

Worth = tuple[float, float, float]

WORTH: Final[dict[Thumb, Worth]] = {
    Thumb.TAKES: (0.087, -0.198, 0.726),
    Thumb.MAY_FALL: (-0.890, -1.473, 1.080),
    Thumb.GIVES: (-0.814, -0.521, 0.493),
    Thumb.CATCHES: (1.096, -0.413, 6.443),
    Thumb.LOSES: (-2.788, 0.140, 3.209),
    Thumb.PAGAT_TAKES: (-2.001, 3.062, 1.701),
    Thumb.GETS_LEAD: (0.891, 4.804, -2.766),
    Thumb.FIRST_TRICK: (-0.035, -0.038, 0.042),
    Thumb.FIRST_TRICK_SCUSE: (0.577, -0.496, -1.267),
    Thumb.SPOILS: (-0.074, 0.101, -0.209),
    Thumb.KING_NOW: (0.190, -0.776, -5.996),
    Thumb.KING_IN_DANGER: (9.772, -1.825, 6.530),
    Thumb.KING_GUARD: (-1.006, -1.051, 2.122),
    Thumb.KING_LAST: (0.093, 0.107, 0.211),
    Thumb.KING_HOPE: (0.046, -0.002, 0.059),
    Thumb.KING_LEADS: (-0.078, 1.314, 1.019),
    Thumb.KING_PLANNED: (-0.400, -0.400, -0.400),
    Thumb.PAGAT_NOW: (2.203, -1.163, -4.847),
    Thumb.PAGAT_LAST: (0.036, 0.072, -0.037),
    Thumb.PAGAT_HOPE: (0.042, -0.035, 1.011),
    Thumb.PAGAT_GOOD_HOPE: (-0.075, 0.036, -2.412),
    Thumb.PAGAT_PLANNED: (-0.700, -0.700, -0.700),
    Thumb.TRUMP: (0.605, -1.128, -37.658),
    Thumb.TRUMP_HIGH: (-1.511, -3.828, -10.777),
    Thumb.TRUMP_HIGHEST: (0.675, 1.564, 1.416),
    Thumb.TRUMP_LAST: (-0.047, -0.061, -0.094),
    Thumb.TRUMP_FOR_LAST: (-0.292, -0.376, -2.646),
    Thumb.TRUMP_FOR_PAGAT: (0.144, 0.281, -0.647),
    Thumb.TRUMP_FOR_KING: (-0.099, 0.271, 0.660),
    Thumb.TRUMP_BARE: (-1.161, 0.565, 0.880),
    Thumb.DRAWS: (1.778, 1.974, -6.368),
    Thumb.DRAWS_LONG: (-0.065, 0.238, 4.360),
    Thumb.DRAWS_LAST: (-0.079, 0.056, 2.035),
    Thumb.DRAWS_PAGAT: (0.010, -0.024, 0.335),
    Thumb.DRAWS_KING: (0.073, -0.047, 0.182),
    Thumb.DRAWS_PLANNED: (0.020, 0.020, 0.020),
    Thumb.DRAWS_THREAT: (-0.014, -0.017, 0.003),
    Thumb.LEADS_TRUMP: (-0.305, 6.451, 55.250),
    Thumb.LEADS_HIGH_TRUMP: (1.943, 1.119, 10.596),
    Thumb.VOIDS: (18.170, -2.258, 3.580),
    Thumb.VOIDS_TRUMPS: (-16.470, 0.158, -17.799),
    Thumb.LENGTH: (0.277, 0.076, 0.685),
    Thumb.LEADS: (-0.337, 7.279, 18.166),
    Thumb.LEADS_LENGTH: (0.067, 0.170, -0.286),
    Thumb.LEADS_OUT: (0.044, -0.189, -0.243),
    Thumb.LEADS_POINTS: (0.582, 0.153, 1.712),
    Thumb.RANK: (0.793, -0.739, -4.982),
    Thumb.MASTER: (-0.884, 0.389, 1.521),
    Thumb.POINTS: (0.099, 0.273, -1.548),
    Thumb.SCUSE_NOW: (-3.364, -3.052, -17.315),
    Thumb.SCUSE_LEADS: (-1.773, 4.675, 30.114),
    Thumb.SCUSE_IN_TIME: (-0.511, -0.639, -0.804),
    Thumb.SCUSE_LAST_CALL: (2.411, 3.013, 3.978),
    Thumb.SCUSE_BARE: (0.423, 0.493, 0.394),
    Thumb.SCUSE_NAMES_TRUMPS: (4.353, 7.316, -0.897),
    Thumb.SCUSE_NAMES_OWN: (0.117, -0.150, 2.826),
}
