/** Messages of the calls for hydrants; the wire has Chinese texts only. */
export const zhCN = {
  unknownFacility: '硬件设施不存在!',
}
