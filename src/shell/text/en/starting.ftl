### What a page says that does not start. It is there without the scripts of the app (src/shell/start).

late = The app has not started yet
late-online = Some of its files have not arrived, or the host has sent something else in their place. Wait a moment, then load the app again.
late-offline = Part of the app is missing on this device, and there is no network. Connect to the network once, then load the app again.
# A heading: names of files follow.
late-files = Missing files
late-again = Load the app again
late-games = Your games stay on this device.
late-unreachable = The app cannot be reached right now, so nothing was removed. Connect to the network and try again.
without-scripts = Pass the Crown runs on JavaScript, which is switched off here. Allow it for this page in the browser settings.
