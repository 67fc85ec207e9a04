"""The deck of cards, drawn by a program: 78 faces and a back, as one SVG sprite."""
