/** What the calls for hydrants say; the wire speaks Chinese only. */
export const zhCN = {
  unknownFacility: '硬件设施不存在!',
}
