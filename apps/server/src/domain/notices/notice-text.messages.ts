/** Texts of notices to people outside the watch desk, and of what became of them. People read them without the console: always Chinese. */
export const zhCN = {
  alarmText: '【火灾报警】{时间} {建筑}{楼层}{位置} {设备类型}（{设备}）{告警}，请立即核实处理。',
  faultText: '【设备故障】{时间} {建筑}{楼层}{位置} {设备类型}（{设备}）{告警}，请及时检修。',
  several: (text: string, records: number) => `${text}（等 ${records} 条，详情请查看平台）`,
  test: (text: string) => `【测试】${text}`,
  alarmSubject: '火灾报警通知',
  faultSubject: '设备故障通知',
  subjectOf: (subject: string, records: number) => (records > 1 ? `${subject}（${records} 条）` : subject),
  sample: { place: '滨江大厦', position: '东侧走廊', device: 'TEST-0001', series: '感烟探测器', alarm: '测试报警', level: '一级', value: '1' },
}
