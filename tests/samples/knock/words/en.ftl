# Knock, English.

tagline = Somebody is at the door.
house = the house
door = the door
guest = a guest
ask-turn = What do you do?
ask-bow = You are bowed to.
ask-react = Somebody knocks. Do you open?
event-knocked = { $seat } knocked, and nobody opened.
ending-farewell = All went home.
