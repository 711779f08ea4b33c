# Clicks a button as an aid does, through AT-SPI: the first that is showing and whose name begins as asked.
# usage: click.py NAME
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.RADIO_BUTTON)


def found(one, name):
    if one is None:
        return None
    if one.get_role() in BUTTONS and (one.get_name() or "").startswith(name):
        if one.get_state_set().contains(Atspi.StateType.SHOWING):
            return one
    for i in range(one.get_child_count()):
        there = found(one.get_child_at_index(i), name)
        if there is not None:
            return there
    return None


desktop = Atspi.get_desktop(0)
for i in range(desktop.get_child_count()):
    button = found(desktop.get_child_at_index(i), sys.argv[1])
    if button is not None:
        sys.exit(0 if button.do_action(0) else "The button does not take the click.")
sys.exit("There is no such button.")
