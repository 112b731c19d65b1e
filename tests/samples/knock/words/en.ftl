# Knock, English.

game-title = Knock
game-tagline = Somebody is at the door.
name-house = the house
name-door = the door
name-guest = a guest
ask-turn = What do you do?
ask-bow = You are bowed to.
ask-react = Somebody knocks. Do you open?
event-knocked = { $seat } knocked, and nobody opened.
ending-farewell = All went home.
about-door = The door: who is let in stands there.
about-seat = { $seat_own } place at the table.
changes-seat = It stays as it is for the whole match.
when-open = The door is opened to somebody who knocks.
when-knock = On a turn one knocks, bows or waits.
when-bow = Whoever is bowed to bows back.
