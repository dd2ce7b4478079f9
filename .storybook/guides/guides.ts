/** What a page says of a component beside its stories. */
export interface Guide {
  /** its parts, from the start to the end */
  anatomy: readonly string[]
  /** key → what it does; empty for what takes no focus */
  keys: Readonly<Record<string, string>>
  does: string
  doesNot: string
}

const FIELD_PARTS = ['label 标签', 'control', 'hint 提示, or the error 错误 in its place']
const DIALOG_KEYS = { 'Esc': 'closes it, unless it is locked', 'Tab, Shift+Tab': 'stay inside; the focus returns to where it came from' }
const CANVAS_KEYS = { 'Arrows': 'pan', '+ −': 'zoom' }

/** One for each component that has a playground, by the id of its page. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  'ui-button': {
    anatomy: ['icon, or a spinner while it is loading', 'label'],
    keys: { 'Enter, Space': 'press it' },
    does: 'Name the act: 确认火警. One solid button in a place; the main one is the last.',
    doesNot: 'Disable a button while its act runs: `loading` keeps the focus and ignores further clicks.',
  },
  'ui-buildingsection': {
    anatomy: ['storeys above the street', 'basements below it', 'lit floors', 'arrows to the floors that burn later'],
    keys: {},
    does: 'Give a `label` that says the same in words.',
    doesNot: 'Use it to choose a floor: it is a picture. The floor rail of the plan is for that.',
  },
  'ui-copybutton': {
    anatomy: ['icon', 'the result, announced'],
    keys: { 'Enter, Space': 'copy' },
    does: 'Put it behind a number that is read out on the telephone.',
    doesNot: 'Add a toast: the button itself says whether it has worked.',
  },
  'ui-descriptionform': {
    anatomy: ['groups with a heading', 'label and value, laid out like the form of the record', 'unit at its number'],
    keys: { Tab: 'passes it: the fields are disabled' },
    does: 'Use it for a record that has a form elsewhere.',
    doesNot: 'Leave out unknown values: they are dashes, and the reader sees that they are unknown.',
  },
  'ui-descriptionlist': {
    anatomy: ['term', 'value', 'copy button'],
    keys: { Tab: 'goes to the copy buttons' },
    does: 'Let a place take the whole width (`wide`).',
    doesNot: 'Put more than three columns side by side.',
  },
  'ui-confirmdialog': {
    anatomy: ['title: the act', 'what will happen, and whether it can be undone', 'error', 'cancel', 'act'],
    keys: { ...DIALOG_KEYS, Enter: 'presses the button with the focus, which is cancel at first' },
    does: 'Write the act on the button: 删除, not 确定.',
    doesNot: 'Ask before what can be undone.',
  },
  'ui-fullscreendialog': {
    anatomy: ['title, subtitle, badge', 'acts', 'close', 'body, which scrolls'],
    keys: DIALOG_KEYS,
    does: 'Use it for a task of its own: a plan, the list of exceptions.',
    doesNot: 'Open one above another for details: that is a side panel.',
  },
  'ui-modaldialog': {
    anatomy: ['title', 'close', 'description', 'body', 'buttons, the main one last'],
    keys: DIALOG_KEYS,
    does: 'Lock it while a request runs: to close it would look like cancelling.',
    doesNot: 'Close it on a click outside: that would lose input. It does not.',
  },
  'ui-slidepanel': {
    anatomy: ['title, subtitle, badge', 'acts', 'close', 'body, which scrolls', 'buttons'],
    keys: { ...DIALOG_KEYS, 'Esc again': 'closes the dialog below' },
    does: 'Mark unsaved input with `dirty`: every way out asks first.',
    doesNot: 'Put a panel above a panel.',
  },
  'ui-choices': {
    anatomy: ['label', 'options in a row that wraps, each with its mark'],
    keys: { 'Arrows': 'choose', 'Tab': 'leaves the row' },
    does: 'Use it for two to seven options that all fit.',
    doesNot: 'Use it to switch between pages: those are tabs.',
  },
  'ui-fields': {
    anatomy: FIELD_PARTS,
    keys: { Enter: 'calls `onEnter`, once the input method has finished composing' },
    does: 'Say what is wrong and how to correct it: 长度在 6 到 18 个字符.',
    doesNot: 'Use a placeholder instead of a label.',
  },
  'ui-loadmorelist': {
    anatomy: ['items', '加载更多, or the state of the load'],
    keys: { Tab: 'goes to the button below the list' },
    does: 'Keep the shown items when a load fails: `stale`.',
    doesNot: 'Load more while the list is being scrolled: new items would move what is being read.',
  },
  'ui-navigation': {
    anatomy: ['tabs', 'panel of the chosen tab'],
    keys: { 'Arrows left, right': 'choose a tab', 'Tab': 'goes into the panel' },
    does: 'Disable a tab that exists and is not available.',
    doesNot: 'Put a count of open alarms only into a tab that is not open.',
  },
  'ui-noticestack': {
    anatomy: ['edge and mark of the tone', 'title', 'time', 'text', 'acts', 'close'],
    keys: { 'F6': 'goes to the notices of the alarm feed and back', Tab: 'goes through the acts' },
    does: 'Use it for what needs a reaction. At most five are shown; the others are counted.',
    doesNot: 'Take the focus, or cover what has it.',
  },
  'ui-progressbar': {
    anatomy: ['track', 'fill', 'text'],
    keys: {},
    does: 'Say how many of how many: 186 / 300.',
    doesNot: 'Invent a share: without a known end `value` is null, and the bar moves.',
  },
  'ui-states': {
    anatomy: ['icon', 'title', 'what it means', 'act'],
    keys: { 'Enter, Space': 'try again' },
    does: 'Say of a failure that the data was not fetched.',
    doesNot: 'Let a failure look like an empty list.',
  },
  'ui-statusfilter': {
    anatomy: ['全部 with the total', 'one button for each status, with its mark and count'],
    keys: { 'Tab': 'goes from button to button', 'Enter, Space': 'choose; once more takes it back' },
    does: 'Leave a count away that is unknown.',
    doesNot: 'Hide a status without rows: 0 is an answer.',
  },
  'ui-statusbadge': {
    anatomy: ['mark of the tone', 'word'],
    keys: {},
    does: 'Use `plain` in tables, `subtle` beside titles, `solid` for one thing that must be seen.',
    doesNot: 'Show a tone without its word or its shape.',
  },
  'ui-pagedtable': {
    anatomy: ['buttons and settings', 'head, which stays', 'rows', 'pages'],
    keys: { 'Arrows, Page up, Page down, Home, End': 'move to another row', 'Enter': 'opens the row', 'Space': 'ticks it' },
    does: 'Give the place more room than time stamps and acts.',
    doesNot: 'Sort again while the list is being read: say that there are new rows.',
  },
  'ui-relativetime': {
    anatomy: ['how long ago', 'the exact time, as a tooltip'],
    keys: {},
    does: 'Use it for ages that matter now.',
    doesNot: 'Use it in a report: write the time.',
  },
  'ui-toasts': {
    anatomy: ['mark', 'title', 'message', 'close'],
    keys: { Tab: 'goes to the close button; meanwhile the toast stays' },
    does: 'Say that an act has worked, or why it has not.',
    doesNot: 'Use it for an alarm: that is a notice, and its entry stays.',
  },
  'ui-tree': {
    anatomy: ['twist', 'box, when nodes are ticked', 'mark', 'label', 'count at the end'],
    keys: { 'Arrows up, down, Home, End': 'move', 'Arrow right, left': 'open, close, or go to a child or the parent', 'a letter': 'goes to the next node that begins with it', 'Enter, Space': 'choose or tick' },
    does: 'Load a branch when it is opened.',
    doesNot: 'Tick and choose in one tree.',
  },
  'ui-chart-timeserieschart': {
    anatomy: ['name and unit', 'plot with thresholds and gaps', 'reading at the pointer', 'table'],
    keys: { 'Arrows left, right, Home, End': 'move from sample to sample', '+ −': 'zoom', 'Page up, Page down': 'move the range', Esc: 'shows the whole range' },
    does: 'Draw a missing value as a gap.',
    doesNot: 'Connect what was not measured.',
  },
  'ui-chart-statistics': {
    anatomy: ['ring with the sum', 'parts with shape, name, number and share', 'table'],
    keys: { 'Enter, Space': 'on 表格: the figures as a table' },
    does: 'Give a tone to a part that is a status, and to no other.',
    doesNot: 'Count an unknown part as 0: then the sum is unknown, too.',
  },
  'ui-export': {
    anatomy: ['button', 'menu of formats', 'progress and cancel', 'result'],
    keys: { 'Enter, Arrow down': 'open the menu', 'Arrows': 'move', Esc: 'closes it' },
    does: 'Export the whole list, not the page that is shown.',
    doesNot: 'Leave rows out silently: how many could not be read is said.',
  },
  'ui-combo-field': {
    anatomy: FIELD_PARTS,
    keys: { 'a text': 'searches', 'Arrows up, down': 'open the list and move', Enter: 'chooses', Esc: 'closes the list' },
    does: 'Search on the server from fifty options on.',
    doesNot: 'Use it for fewer than six: a choice bar or a select shows them all.',
  },
  'ui-form-fields': {
    anatomy: FIELD_PARTS,
    keys: { 'Arrows up, down': 'step a number', 'Space': 'turns a switch or a box', 'Arrows': 'choose a radio button' },
    does: 'Keep what was written and mark it.',
    doesNot: 'Correct a text by yourself.',
  },
  'ui-area-field': {
    anatomy: ['label', 'picture or empty frame', 'area with its grips; the rest is dimmed', 'note below the picture', 'four numbers in per cent', '整个画面', 'hint, or the error in its place'],
    keys: { 'Arrows': 'move the area', 'Shift+Arrows': 'move its right or lower edge', 'Delete': 'takes the whole picture' },
    does: 'Say in the note which picture it is, or why there is none: offline, none chosen, failed.',
    doesNot: 'Hide the field without a picture: an area can be drawn on the empty frame, or typed.',
  },
  'ui-file-field': {
    anatomy: ['label', 'drop place', 'files with picture, progress and problem', 'hint'],
    keys: { 'Enter, Space': 'open the file chooser', Tab: 'goes to remove and retry of each file' },
    does: 'Say the limits before a file is chosen.',
    doesNot: 'Let a form be sent while a file is being sent.',
  },
  'ui-form-layout': {
    anatomy: ['summary of the problems', 'sections with headings', 'fields in one or two columns', 'foot', 'buttons'],
    keys: { Enter: 'saves', Tab: 'goes from field to field' },
    does: 'Show the summary after an attempt to save; each line leads to its field.',
    doesNot: 'Disable the save button because something is missing.',
  },
  'ui-form-lists': {
    anatomy: ['what can be added', 'what is added', 'search in both'],
    keys: { 'Arrows up, down, Home, End': 'move in a list', 'Enter, Space': 'move an entry to the other list' },
    does: 'Use it where the whole set is what matters: members of a role.',
    doesNot: 'Use it for two or three of a few: those are ticks.',
  },
  'ui-tree-field': {
    anatomy: FIELD_PARTS,
    keys: { 'Enter, Space, Arrow down': 'open the tree', Esc: 'closes it' },
    does: 'Show the path to what is chosen, not only its name.',
    doesNot: 'Offer nodes that cannot be chosen without a reason: they are disabled and can be opened.',
  },
  'ui-import': {
    anatomy: ['file and template', 'check of every row', 'rows with problems', 'confirmation', 'result'],
    keys: DIALOG_KEYS,
    does: 'Check everything before anything is written.',
    doesNot: 'Stop at the first problem: all are listed, and their rows can be downloaded.',
  },
  'ui-map': {
    anatomy: ['tiles or a grid', 'markers and circles', 'list of the markers', 'scale and north', 'zoom buttons'],
    keys: { ...CANVAS_KEYS, Enter: 'opens the marker nearest to the centre', Esc: 'closes the popup' },
    does: 'Name the datum of your positions.',
    doesNot: 'Rely on tiles: without them the map is a grid and works.',
  },
  'ui-bulkbar': {
    anatomy: ['count of ticked rows', 'acts, the most common first', 'clear'],
    keys: { Tab: 'goes through the acts; the focus stays when the bar changes' },
    does: 'Say of each row whether it has worked.',
    doesNot: 'Report a success for all when some have failed.',
  },
  'ui-figures': {
    anatomy: ['label', 'figure and unit', 'change against the period before', 'note'],
    keys: { 'Enter, Space': 'on 重试: load it again' },
    does: 'Show an unknown figure as a dash, without its unit.',
    doesNot: 'Colour a change that is neither good nor bad.',
  },
  'ui-filterbar': {
    anatomy: ['filters, as many as fit', '更多筛选 with the number of the others', '重置', 'buttons at the end'],
    keys: { Tab: 'goes from filter to filter' },
    does: 'Put the most used filter first: the last ones are hidden on a narrow screen.',
    doesNot: 'Add a search button: a filter applies at once.',
  },
  'ui-splitpane': {
    anatomy: ['start, usually a tree', 'handle', 'content'],
    keys: { 'Arrows left, right': 'on the handle: 16 px narrower or wider', 'Home, End': 'the least and the greatest width' },
    does: 'Close the drawer after a choice: below 1000 px the start part is one.',
    doesNot: 'Split in three.',
  },
  'ui-viewport': {
    anatomy: ['picture', 'markers, gathered where they are close', 'popover', 'buttons', 'list of the markers'],
    keys: { ...CANVAS_KEYS, '0': 'fits the plan into the window', Esc: 'closes the popover' },
    does: 'Give a `summary` in words: it is read out when it changes.',
    doesNot: 'Paint markers into the picture: they keep their size and their colour at night.',
  },
}
