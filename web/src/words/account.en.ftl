# Accounts: made, signed in to, seen to.

or = or
remove = Remove
remove-what = Remove { $name }
code = Code
password = Password
mail-address = E-mail address
account = Your account
account-name = Name
account-name-help = Everyone at the table sees it, and nobody else here has it.
account-guest = You play as a guest, which is all one needs. With an account your tables stay yours when this browser forgets you, and are there on other devices too.
account-signed-in = You are signed in as { $name }.
account-since = Since { $day }
account-ways = How you sign in
account-rename = Change name
account-renamed = From now on you are called so at new tables.
account-rename-help = At tables where you sit already you keep the name that you have there.
account-data = Your data
account-export = Download
account-export-help = All that is kept of you here, as one file: your account, your devices, your tables, and what you said and did there.
account-delete = Delete account
account-delete-help = This cannot be undone. You resign where a match is going on, and a bot plays on for you; tables of yours that wait for players are closed. Your name, your addresses and what you said are forgotten. What was played stays with those who played it.
account-delete-sure = Yes, delete the account of { $name }
accounts-off = There are no accounts here: everyone plays as a guest.

## Making one, and signing in

sign-up = Make an account
sign-up-lead = You need no e-mail address. Choose a name and how you want to sign in.
sign-up-guest = Everything that you have played here as { $name } stays yours. You need no e-mail address.
sign-up-passkey = Make an account with a passkey
sign-up-password = Make an account with a password
sign-up-there = You have one already?
sign-in = Sign in
sign-in-new = No account yet?
sign-in-passkey = Sign in with a passkey
sign-in-passkey-show = Use a passkey
sign-in-openid = Sign in with { $name }
sign-in-as = Sign in as { $name }
sign-in-here = Sign in on this device
sign-in-keep = { $count ->
    [one] Take along the table that I have here as { $name }
   *[other] Take along the { $count } tables that I have here as { $name }
}
sign-in-code = With a code from another device
sign-in-code-help = There, open “Your account” and choose “Sign in on another device”.
sign-in-code-brought = Your other device shows this code. If somebody else sent it to you, stop here: you would be signed in as them.
sign-in-link = Nothing of this works any more
sign-in-link-help = If your account has an address for recovery, a link to sign in goes there.
sign-in-link-send = Send me a link
sign-in-link-sent = If an account has this address, a link is on its way. It works once, within fifteen minutes.
sign-out = Sign out
passkeys = Passkeys
passkey-help = With a passkey you sign in as you unlock your device, by finger, face or PIN. There is nothing to remember, and nothing anybody could steal from here.
passkey-add = Make a passkey
passkey-added = The passkey is made.
passkey-removed = The passkey opens nothing any more. Remove it from your device too.
passkey-new-name = Passkey { $number }
passkey-used = last used { $ago }
passkey-none = No passkey was chosen. Try again, or use another way.
passkey-there = This device has a passkey of yours already.
passkeys-browser = This browser makes no passkeys.
passkeys-not-here = Passkeys work where this site has a name and is reached by https.
password-help = At least ten characters. A few words that only you would put together are easy to remember and hard to guess.
password-show = Show the password
password-new = New password
password-none = No password
password-add = Add
password-change = Change
password-drop = Remove
password-set = The new password holds. On other devices you are signed out.
password-removed = The password opens nothing any more.
openid-add = Sign in with { $name } too
openid-there = You can sign in with it.
refused-openid-late = This took too long, or was begun in another browser. Try again.
refused-openid-failed = The provider has not said who you are. Try again, or sign in another way.
refused-openid-away = The provider cannot be reached just now. Try again later, or sign in another way.
refused-openid-off = There is no provider to sign in with here.
refused-confirm-first = Sign in once more before you add a way in.
refused-account-agent = A program has no account.
refused-accounts-off = There are no accounts on this server.
refused-name-taken = Your name is taken here. Make an account with another one first, then add the provider to it.
refused-too-many-sign-ins = There have been many attempts to sign in from your address. Try again later.
refused-too-many-accounts = Many accounts have been made from your address lately. Try again later.
refused-pass-needed = This server is by invitation: ask those who look after it for a link.
refused-identities-many = Your account has as many ways in by the provider as it can have.

## Seeing to it

confirm-you = Is it you?
confirm-you-help = This changes how one gets into your account, so show once more that it is you.
confirm-you-provider = Sign in once more with { $name }, then come back.
confirm-you-again = Sign in once more, then come back.
devices = Where you are signed in
device-here = this device
device-seen = last seen { $ago }
device-how-new = account made here
device-how-password = by password
device-how-passkey = by passkey
device-how-letter = by a link
device-how-code = by a code
device-how-openid = by the provider
device-end = Sign out
device-end-what = Sign out on { $name }
devices-end = Sign out everywhere else
devices-ended = You are signed in on this device alone.
device-add = Sign in on another device
device-code-picture = Code for the camera of the other device
device-code-help = Point the other device’s camera here, or choose “With a code from another device” there and type:
device-code-left = For { $time } more, once. Show it to nobody: whoever has it is signed in as you.
recovery = Address for recovery
recovery-help = Only if you want it: when nothing else works any more, you can have a link to sign in sent there. Nothing else goes there, and nobody sees it.
recovery-add = Add
recovery-asked = A message is on its way there. Follow its link to say that the address is yours.

## Friends, and people one would rather not meet

people = Friends
people-help = Follow somebody, or block them, by the name of their account; those at a table with you, by its menu. Nobody is told.
people-name = Name of an account
people-follow = You follow
people-block = You block
follow = Follow
unfollow = Unfollow
block = Block
unblock = Unblock
follow-what = Follow { $name }
block-what = Block { $name }
unfollow-what = Unfollow { $name }
unblock-what = Unblock { $name }
follow-done = You follow { $name }: open tables of theirs are on your first page.
block-done = You block { $name }: you do not read what they say, and do not sit down together any more.
home-friends = Open tables of your friends
mark-invited = you are invited
lobby-invite-name = Or invite somebody by name
lobby-invite-do = Invite
lobby-invited = A seat is kept for { $name }.
lobby-asked = A seat is kept for you.
lobby-decline = No, thanks
lobby-screen = Show on a screen
note = Your note
note-help = Nobody else reads this.
report = Report something…
report-what = What is wrong?
report-help = It goes to those who look after this server. They can then read what was said at this table.
report-send = Report
report-done = Thank you. Those who look after this server will see to it.

## A table in one room

open-phones = Each on their own phone, and this screen shows the board to all
open-phone = Phone { $number }
room-title = Come to the table
room-code = The code on the screen
room-go = Come in
hand-map = Show the map
hand-without-map = Hide the map
hand-whole = Show the whole table
screen-how = Point your phone’s camera at the picture, or open { $address } and type:
screen-picture = Code for the cameras of phones
screen-over = How it came about

## Looking after a server

welcome-title = You are invited
welcome-lead = Somebody who looks after this server has invited you to play here.
welcome-guest = Play as a guest
house-says = Good to know here:
house-terms = Terms
house-privacy = Privacy
about-house = Of this server
moderation = Looking after this server
moderation-reason = Reason
moderation-reason-help = Whoever is kept out is told it, and it stands in the list of what was done.
moderation-reason-first = Give a reason first.
moderation-reports = Reports
moderation-reports-none = Nothing is to be seen to.
moderation-look = What was said
moderation-table = Table
moderation-settle = Seen to
moderation-said = What was said there
moderation-hide = Hide
moderation-hidden = hidden
moderation-ban = Keep out
moderation-ban-whom = { $days ->
    [0] Keep { $name } out for good
    [one] Keep { $name } out for a day
   *[other] Keep { $name } out for { $days } days
}
moderation-ban-help = They still see what everybody sees, and bots play on for them. Whoever has no account can come back as another guest; see “by invitation” in the guide for hosts.
moderation-bans = Kept out
moderation-days = For how long
moderation-for = { $days ->
    [0] for good
    [one] for a day
   *[other] for { $days } days
}
moderation-until = until { $day }
moderation-lift = Let in again
moderation-close = Close a table
moderation-close-help = Its match ends, and the scores count as they stand.
moderation-address = Address of the table
moderation-passes = Invitations
moderation-passes-help = Only those who have one are let in. Whoever is here stays.
moderation-passes-open = Everybody may play here now. With “--by-invitation” only those are let in who have one.
moderation-pass-note = For whom (for yourself)
moderation-pass-uses = People
moderation-pass-make = Make an invitation
moderation-pass = { $note }: { $left } of { $uses } left, until { $day }
moderation-log = What was done
moderation-log-none = Nothing yet.
measure-hide = { $moderator } hid what { $name } had said.
measure-close = { $moderator } closed a table.
measure-ban = { $moderator } kept { $name } out.
measure-lift = { $moderator } let { $name } in again.
measure-settle = { $moderator } saw to a report.
measure-invite = { $moderator } made an invitation.
measure-withdraw = { $moderator } withdrew an invitation.
