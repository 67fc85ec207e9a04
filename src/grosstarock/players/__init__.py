"""Computer players: each gets a view, what one seat may know, and answers with an action.

They are registered in ``grosstarock.plugins``; nothing here knows the registry.
"""
