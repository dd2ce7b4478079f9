/**
 * One word per thing on the screen: texts that we do not use, what we write instead, and why. Chinese follows the vocabulary of
 * GB/T 26875, GB 25506 and GB 50440; a text that the specification fixes (spec 1 §8, domain 1–29) wins and is an exception here.
 *
 * `not`: the text, found anywhere in a string. `except`: longer texts that contain it and are right.
 * @type {readonly { not: string, say: string, why: string, except?: readonly string[] }[]}
 */
export const AGREED_WORDS = [
  // alarms and their sound
  { not: '知悉', say: '接警', why: 'the act of a duty operator has this name in the field' },
  { not: '静音', say: '消音', why: 'the name of the key on every fire alarm control unit' },
  { not: '此前未处理', say: '遗留未处理', why: 'one name for what was open before this session' },
  { not: '昨日遗留', say: '往日遗留', why: 'older ones are among them' },
  { not: '补报', say: '断线期间', why: 'the device did not report again: this browser was offline' },
  { not: '重新同步', say: '已恢复连接', why: 'operators know a connection, not a synchronisation' },
  { not: '报警集中', say: '报警密集', why: 'the usual term for an alarm flood' },
  { not: '新到', say: '条新报警', why: 'says what is new' },
  { not: '等待最久', say: '最早未处理', why: 'names the record, not the wait' },
  // what is known, and how old it is
  { not: '取得', say: '获取', why: 'one verb for fetching' },
  { not: '没有取到', say: '获取失败', why: 'one phrase for a failed load' },
  { not: '未取到', say: '获取失败', why: 'one phrase for a failed load' },
  { not: '这不代表没有数据', say: '数据获取失败，并非没有数据', why: 'the cause comes first' },
  { not: '可能已过期', say: '可能不是最新', why: 'data age, they do not expire' },
  { not: '可能已过时', say: '可能不是最新', why: 'data age, they do not expire' },
  { not: '反馈时间', say: '最后上报时间', why: 'devices report' },
  { not: '最近上报', say: '最后上报', why: 'one name for the last report' },
  { not: '还没有可查的数据', say: '该日期暂无数据', why: 'short' },
  // results of calls
  { not: '没有应答', say: '服务无响应', why: 'a service responds', except: ['秒内没有应答'] },
  { not: '没有成功', say: '登录失败', why: 'what failed is said to have failed' },
  { not: '没有加载成功', say: '加载失败', why: 'what failed is said to have failed' },
  { not: '没有被登出', say: '仍处于登录状态', why: 'says what is, not what is not' },
  { not: '通过服务器核对', say: '账号校验失败', why: 'short' },
  { not: '服务器的回答', say: '服务器返回的数据', why: 'a server sends data' },
  { not: '没有生效', say: '未生效', why: 'short' },
  { not: '点此', say: '点击', why: 'one verb for a click' },
  // things of the domain
  { not: '通道', say: '系统', why: 'operators know fire protection systems; a channel is configuration', except: ['另一通道有火警', '侧通道', '中部通道', '发送通道'] },
  { not: '标点', say: '标注', why: 'one word for a place on a plan or map' },
  { not: '标记', say: '标注', why: 'one word for a place on a plan or map' },
  { not: '测点', say: '监测点', why: 'one word for a measuring point', except: ['监测点', '测点配置', '火警测点', '监测测点'] },
  { not: '处理结果', say: '核实结论', why: 'one word for a verdict' },
  { not: '确认结果', say: '核实结论', why: 'one word for a verdict' },
  { not: '处理结论', say: '核实结论', why: 'one word for a verdict' },
  { not: '判定', say: '核实', why: 'one verb for giving a verdict' },
  { not: '传感器类别', say: '暂无设备类别', why: 'the list above it is called 设备类别' },
  { not: '图形', say: '图表', why: 'the usual term for a chart' },
  { not: '还原', say: '重置缩放', why: 'says what is reset' },
  // English
  { not: 'Fold', say: 'Collapse', why: 'the usual verb' },
  { not: 'Another tab sounds', say: 'Sound is playing in another tab', why: 'a sentence' },
  { not: 'Open since before', say: 'Still open', why: 'plain' },
  { not: 'waits to be acknowledged', say: 'All alarms acknowledged', why: 'says what is, not what is not' },
  { not: 'F6 leads', say: 'Press F6 to jump to live alarms; again to return', why: 'says what to do' },
  { not: 'Show place', say: 'Locate', why: 'one short verb: three acts stand beside one another' },
  { not: 'Show the place', say: 'Locate', why: 'one short verb: three acts stand beside one another' },
  { not: 'Last word of', say: 'Last server contact', why: 'plain' },
  { not: 'last heard of', say: 'last report', why: 'devices report' },
  { not: 'did not count', say: 'was not applied', why: 'plain' },
  { not: 'It did not open', say: "Couldn't open", why: 'plain' },
  { not: 'as of ', say: 'updated ', why: 'one word for the age of data' },
  { not: 'Most occupants', say: 'Maximum occupancy', why: 'the term of building codes' },
  { not: 'a stretch', say: 'zoom into a range', why: 'plain' },
  { not: 'makes no sense', say: 'Invalid setting', why: 'plain' },
  { not: 'demo city was', say: 'Demo city ready in', why: 'short' },
  { not: 'ours to use', say: 'No permission for port', why: 'plain' },
  { not: 'Not done', say: 'Action failed', why: 'what failed is said to have failed' },
  { not: 'that is certain', say: 'Confirmed empty', why: 'plain' },
  { not: 'on its way', say: 'Loading', why: 'plain' },
  { not: 'place says so', say: 'shows an error with Retry', why: 'plain' },
  { not: 'The act runs', say: 'Action in progress', why: 'plain' },
]
