/** The alarm feed is a chunk beside the first view; the alarm link starts when it is here, so that no alarm goes unsaid. */
export function loadAlarmFeed() {
  return import('@smart-fire/dialogs/alarm-feed')
}
