/**
 * Devices by status. `offline` is null where the server counts offline devices among the faults (domain 20):
 * then `fault` holds both and must be labelled 故障/离线.
 */
export interface DeviceCounts {
  alarm: number
  fault: number
  offline: number | null
  normal: number
}
