"""Prints what assistive technology gets of Firefox over AT-SPI, as lines of JSON.

Events are printed as they happen: `focus`, and `live` for text in live regions. Each line of standard input is the
role and name of an element, separated by a tab; the answer is its `tree`.
"""

import json
import sys
import threading

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

STATES = {
    Atspi.StateType.CHECKED: 'checked',
    Atspi.StateType.EXPANDED: 'expanded',
    Atspi.StateType.FOCUSED: 'focused',
    Atspi.StateType.INVALID_ENTRY: 'invalid',
    Atspi.StateType.PRESSED: 'pressed',
    Atspi.StateType.SELECTED: 'selected',
}


def write(kind, **values):
    print(json.dumps({'kind': kind, **values}, ensure_ascii=False), flush=True)


def text_of(node):
    """The text of an accessible; U+FFFC stands for each object inside."""
    text = node.get_text_iface()
    return '' if text is None else text.get_text(0, text.get_character_count())


def describe(node):
    """One element as a line: role, name, states and value or text, in the order in which they are read."""
    parts = [node.get_role_name()]
    if node.get_name():
        parts.append(json.dumps(node.get_name(), ensure_ascii=False))
    states = node.get_state_set()
    named = [name for state, name in STATES.items() if states.contains(state)]
    if not states.contains(Atspi.StateType.SENSITIVE):
        named.append('disabled')
    parts += [f'[{name}]' for name in sorted(named)]
    if node.get_description():
        parts.append('described ' + json.dumps(node.get_description(), ensure_ascii=False))
    text = text_of(node).replace('\ufffc', '').strip()
    if text and text != node.get_name():
        parts.append('text ' + json.dumps(text, ensure_ascii=False))
    return ' '.join(parts)


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def tree(node, depth=0):
    yield '  ' * depth + describe(node)
    for child in children(node):
        yield from tree(child, depth + 1)


def find(node, role, name):
    if node.get_role_name() == role and (name == '' or node.get_name() == name):
        return node
    for child in children(node):
        found = find(child, role, name)
        if found is not None:
            return found
    return None


def firefox():
    for application in children(Atspi.get_desktop(0)):
        if 'firefox' in (application.get_name() or '').lower():
            return application
    return None


def answer(request):
    role, _, name = request.partition('\t')
    application = firefox()
    node = None if application is None else find(application, role, name)
    write('tree', lines=[] if node is None else list(tree(node)))
    return GLib.SOURCE_REMOVE


def live_region(node):
    """How the live region that holds the node announces: `polite`, `assertive`, or nothing outside of one."""
    value = (node.get_attributes() or {}).get('container-live', 'off')
    return '' if value == 'off' else value


def on_event(event):
    try:
        if event.type.startswith('object:state-changed:focused'):
            # A page that is being replaced has the focus for a moment, without a name.
            is_page = event.source.get_role_name() == 'document web'
            if event.detail1 == 1 and (event.source.get_name() or not is_page):
                write('focus', element=describe(event.source))
        elif event.type.startswith('object:text-changed:insert'):
            said = str(event.any_data or '').replace('\ufffc', '').strip()
            if said and live_region(event.source):
                write('live', how=live_region(event.source), text=said)
        elif event.type.startswith('object:children-changed:add'):
            child = event.any_data
            if isinstance(child, Atspi.Accessible) and live_region(child):
                said = (text_of(child).replace('\ufffc', '').strip() or child.get_name() or '')
                if said:
                    write('live', how=live_region(child), text=said)
    except GLib.Error:
        # The element is gone by now, and so is what it would have said.
        pass


def read_requests():
    for line in sys.stdin:
        GLib.idle_add(answer, line.rstrip('\n'))
    GLib.idle_add(Atspi.event_quit)


Atspi.init()
listener = Atspi.EventListener.new(on_event)
for kind in ('state-changed:focused', 'text-changed:insert', 'children-changed:add'):
    listener.register(f'object:{kind}')
threading.Thread(target=read_requests, daemon=True).start()
write('ready')
Atspi.event_main()
