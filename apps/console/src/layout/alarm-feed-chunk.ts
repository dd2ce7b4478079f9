/** Loads the chunk of the alarm feed. The alarm link starts after it, so that every alarm of the link can be shown and announced. */
export function loadAlarmFeed() {
  return import('@smart-fire/dialogs/alarm-feed')
}
