import { numbered, strip, type Part, type Rect, type Space } from './plan'

/** Layouts of towers: a core with lifts and stairs in the middle, rooms around it. */

const CORRIDOR = 40

/** Core, ring corridor, and four bands of rooms. `bands` are clockwise from the top. */
function coreTower(
  outline: Rect,
  core: Rect,
  bands: { top: Part[]; right: Part[]; bottom: Part[]; left: Part[] },
): Space[] {
  const ring: Rect = { x: core.x - CORRIDOR, y: core.y - CORRIDOR, w: core.w + 2 * CORRIDOR, h: core.h + 2 * CORRIDOR }
  const right = outline.x + outline.w
  const bottom = outline.y + outline.h
  return [
    ...ringCorridor(ring, core),
    ...coreSpaces(core),
    ...strip({ x: outline.x, y: outline.y, w: outline.w, h: ring.y - outline.y }, 'x', bands.top),
    ...strip({ x: outline.x, y: ring.y + ring.h, w: outline.w, h: bottom - ring.y - ring.h }, 'x', bands.bottom),
    ...strip({ x: outline.x, y: ring.y, w: ring.x - outline.x, h: ring.h }, 'y', bands.left),
    ...strip({ x: ring.x + ring.w, y: ring.y, w: right - ring.x - ring.w, h: ring.h }, 'y', bands.right),
  ]
}

function ringCorridor(ring: Rect, core: Rect): Space[] {
  const side = { y: core.y, h: core.h, w: CORRIDOR, use: 'corridor' as const }
  return [
    { name: '北侧走廊', use: 'corridor', x: ring.x, y: ring.y, w: ring.w, h: CORRIDOR },
    { name: '南侧走廊', use: 'corridor', x: ring.x, y: core.y + core.h, w: ring.w, h: CORRIDOR },
    { name: '西侧走廊', x: ring.x, ...side },
    { name: '东侧走廊', x: core.x + core.w, ...side },
  ]
}

/** Stairs at both ends, two banks of lifts on a lobby, toilets and shafts. */
function coreSpaces(core: Rect): Space[] {
  const [west, middle, east] = [core.w * 0.22, core.w * 0.56, core.w * 0.22].map(Math.round) as [number, number, number]
  const bank = Math.round(core.h * 0.34)
  const inner: Rect = { x: core.x + west, y: core.y, w: middle, h: core.h }
  const half = Math.round(core.h / 2)
  return [
    ...strip({ x: core.x, y: core.y, w: west, h: core.h }, 'y', [
      ['1#疏散楼梯', 'stair', 5],
      ['强电间', 'switchgear', 2],
      ['男卫生间', 'toilet', 4],
    ]),
    ...strip({ ...inner, h: bank }, 'x', [
      ['1#电梯', 'lift', 1],
      ['2#电梯', 'lift', 1],
      ['3#电梯', 'lift', 1],
      ['风井', 'shaft', 0.6],
    ]),
    { name: '电梯厅', use: 'lobby', x: inner.x, y: core.y + bank, w: middle, h: core.h - 2 * bank },
    ...strip({ ...inner, y: core.y + core.h - bank, h: bank }, 'x', [
      ['水管井', 'shaft', 0.6],
      ['4#电梯', 'lift', 1],
      ['5#电梯', 'lift', 1],
      ['消防电梯', 'lift', 1],
    ]),
    ...strip({ x: core.x + core.w - east, y: core.y, w: east, h: core.h }, 'y', [
      ['女卫生间', 'toilet', half * 0.8],
      ['弱电间', 'switchgear', half * 0.4],
      ['2#疏散楼梯', 'stair', half],
    ]),
  ]
}

export const TOWER_OUTLINE: Rect = { x: 70, y: 56, w: 860, h: 560 }
const TOWER_CORE: Rect = { x: 320, y: 226, w: 360, h: 220 }

export const officeStandard = () =>
  coreTower(TOWER_OUTLINE, TOWER_CORE, {
    top: [['开放办公区A', 'openOffice', 3.4], ...numbered('办公室', 'office', 3), ['开放办公区B', 'openOffice', 3.4]],
    right: [
      ['会议室01', 'meeting', 2],
      ['经理室', 'office', 1.3],
      ['茶水间', 'kitchen', 1],
    ],
    bottom: [
      ['开放办公区D', 'openOffice', 3.4],
      ...numbered('办公室', 'office', 3, 4),
      ['开放办公区C', 'openOffice', 3.4],
    ],
    left: [
      ['档案室', 'storage', 1.2],
      ['会议室02', 'meeting', 1.6],
      ['财务室', 'office', 1.3],
    ],
  })

export const officeGround = () =>
  coreTower(TOWER_OUTLINE, TOWER_CORE, {
    top: [
      ['咖啡厅', 'dining', 3.2],
      ['咖啡操作间', 'kitchen', 1.2],
      ['物业办公室', 'office', 2],
      ['银行网点', 'shop', 3.8],
    ],
    right: [
      ['消防控制室', 'control', 1.6],
      ['安防监控室', 'office', 1],
      ['收发室', 'office', 1],
    ],
    bottom: [
      ['便利店', 'shop', 3],
      ['大堂', 'lobby', 4.4],
      ['访客接待区', 'meeting', 3],
    ],
    left: [
      ['高低压配电室', 'switchgear', 2],
      ['空调机房', 'equipment', 1.6],
    ],
  })
