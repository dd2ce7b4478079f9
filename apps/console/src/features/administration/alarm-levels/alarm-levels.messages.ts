import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '报警等级',
  one: '报警等级',
  fields: { name: '等级名称', rank: '排序', color: '颜色', tone: '提示音', repeats: '接警前重复播放', instructions: '说明', updatedAt: '更新时间' },
  hints: { rank: '数字越大，等级越高；不能重复', color: '不能与其他等级相同', tone: '不选则不发声；与火警、故障的声音不同', instructions: '该等级预警的处置要求' },
  choices: {
    tone: { chime: '双音', beeps: '三短音', wave: '起伏音', drone: '长音' },
    repeats: { yes: '是', no: '否' },
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Alarm levels',
  one: 'alarm level',
  fields: { name: 'Level name', rank: 'Order', color: 'Colour', tone: 'Tone', repeats: 'Repeat until acknowledged', instructions: 'Instructions', updatedAt: 'Updated' },
  hints: { rank: 'A larger number is a higher level; unique', color: 'Not that of another level', tone: 'Without one it is silent. No tone sounds like a fire or a fault', instructions: 'What to do about a warning of this level' },
  choices: {
    tone: { chime: 'Chime', beeps: 'Three beeps', wave: 'Wave', drone: 'Long tone' },
    repeats: { yes: 'Yes', no: 'No' },
  },
}
