# A window of WebKit whose profile stays on the disk: MiniBrowser forgets everything as soon as it is driven.
# usage: window.py PROFILE WIDTH HEIGHT
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
window = Gtk.Window(default_width=width, default_height=height)
stored = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext(website_data_manager=stored)
context.set_automation_allowed(True)


def on_geometry(properties, _):
    wanted = properties.get_geometry()
    window.resize(wanted.width, wanted.height)


def on_view(_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    view.get_window_properties().connect("notify::geometry", on_geometry)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def on_automation(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("window.py")
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", on_view)


def on_name(download, name):
    download.set_destination(f"file://{profile}/downloads/{name}")
    return True


context.connect("automation-started", on_automation)
context.connect("download-started", lambda _, download: download.connect("decide-destination", on_name))
Gtk.main()
