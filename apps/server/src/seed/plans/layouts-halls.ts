import { cut, numbered, strip, type Rect, type Space } from './plan'

/** Layouts of deep floors: malls, workshops, car parks. */

export const MALL_OUTLINE: Rect = { x: 40, y: 56, w: 920, h: 560 }

/** An atrium, a ring of walkway, shops outside, anchors at both ends. */
function mall(anchors: readonly [string, string], south: Space[], north: Space[], void_: string): Space[] {
  const o = MALL_OUTLINE
  const anchor = 150
  const depth = 150
  const inner: Rect = { x: o.x + anchor, y: o.y + depth, w: o.w - 2 * anchor, h: o.h - 2 * depth }
  const atrium: Rect = { x: inner.x + 70, y: inner.y + 70, w: inner.w - 140, h: inner.h - 140 }
  const walk = { use: 'corridor' as const }
  return [
    ...strip({ x: o.x, y: o.y, w: anchor, h: o.h }, 'y', [
      ['1#疏散楼梯', 'stair', 1],
      [anchors[0], 'shop', 6],
      ['3#疏散楼梯', 'stair', 1],
    ]),
    ...strip({ x: o.x + o.w - anchor, y: o.y, w: anchor, h: o.h }, 'y', [
      ['2#疏散楼梯', 'stair', 1],
      [anchors[1], 'shop', 6],
      ['4#疏散楼梯', 'stair', 1],
    ]),
    ...north,
    ...south,
    { ...inner, h: 70, name: '北侧走廊', ...walk },
    { ...inner, y: inner.y + inner.h - 70, h: 70, name: '南侧走廊', ...walk },
    { x: inner.x, y: atrium.y, w: 70, h: atrium.h, name: '西侧走廊', ...walk },
    { x: inner.x + inner.w - 70, y: atrium.y, w: 70, h: atrium.h, name: '东侧走廊', ...walk },
    { ...atrium, name: void_, use: void_ === '中庭' ? 'lobby' : 'atrium' },
  ]
}

const mallBand = (end: 'north' | 'south'): Rect => ({
  x: MALL_OUTLINE.x + 150,
  w: MALL_OUTLINE.w - 300,
  h: 150,
  y: end === 'north' ? MALL_OUTLINE.y : MALL_OUTLINE.y + MALL_OUTLINE.h - 150,
})

export const mallGround = () =>
  mall(
    ['超市', '百货主力店'],
    strip(mallBand('south'), 'x', [
      ...numbered('商铺', 'shop', 2),
      ['主入口门厅', 'lobby', 1.3],
      ...numbered('商铺', 'shop', 2, 3),
    ]),
    strip(mallBand('north'), 'x', [
      ['货梯', 'lift', 0.6],
      ['消防控制室', 'control', 1],
      ['强电间', 'switchgear', 0.45],
      ...numbered('商铺', 'shop', 3, 5),
      ['空调机房', 'equipment', 0.7],
      ['男卫生间', 'toilet', 0.6],
      ['女卫生间', 'toilet', 0.6],
    ]),
    '中庭',
  )

export const mallUpper = () =>
  mall(
    ['影城', '儿童乐园'],
    strip(mallBand('south'), 'x', [
      ['火锅餐厅', 'dining', 1.4],
      ['餐厅后厨A', 'kitchen', 0.8],
      ['茶饮店', 'shop', 0.8],
      ['西餐厅', 'dining', 1.3],
      ['餐厅后厨B', 'kitchen', 0.8],
    ]),
    strip(mallBand('north'), 'x', [
      ['货梯', 'lift', 0.6],
      ['仓储间', 'storage', 0.8],
      ['强电间', 'switchgear', 0.45],
      ...numbered('商铺', 'shop', 3, 11),
      ['空调机房', 'equipment', 0.7],
      ['水管井', 'shaft', 0.3],
      ['卫生间', 'toilet', 0.8],
    ]),
    '中庭上空',
  )

export const PLANT_OUTLINE: Rect = { x: 40, y: 56, w: 920, h: 500 }

/** A production hall with its aisle, side rooms for power, air and offices. */
export function plantWorkshop(): Space[] {
  const o = PLANT_OUTLINE
  const side = 130
  const aisle = 50
  const [north, south] = cut({ x: o.x, y: o.y + side + aisle, w: o.w, h: o.h - side - aisle }, 'y', [1, 1])
  if (!north || !south) return []
  return [
    ...strip({ x: o.x, y: o.y, w: o.w, h: side }, 'x', [
      ['1#疏散楼梯', 'stair', 0.7],
      ['车间办公室', 'office', 1.4],
      ['消防控制室', 'control', 1.2],
      ['高低压配电室', 'switchgear', 1.5],
      ['空压机房', 'equipment', 1.2],
      ['更衣室', 'toilet', 1],
      ['质检室', 'lab', 1.2],
      ['危化品暂存间', 'storage', 1],
      ['2#疏散楼梯', 'stair', 0.7],
    ]),
    ...strip({ x: o.x, y: o.y + side, w: o.w, h: aisle }, 'x', [
      ['西侧通道', 'corridor', 1],
      ['中部通道', 'corridor', 1],
      ['东侧通道', 'corridor', 1],
    ]),
    ...strip({ x: o.x, y: o.y + side + aisle, w: o.w, h: north.h + south.h }, 'x', [
      ['原料库', 'storage', 1.2],
      ['装配车间', 'workshop', 3.4],
      ['涂装车间', 'workshop', 1.8],
      ['成品库', 'storage', 1.4],
    ]),
  ]
}

export const PARK_OUTLINE: Rect = { x: 40, y: 56, w: 920, h: 580 }

/** Bays of stalls between lanes, plant rooms along one side, stairs and lifts in the middle. */
export function carPark(rooms: 'plant' | 'plain'): Space[] {
  const o = PARK_OUTLINE
  const plant = 130
  const left = o.x + plant
  const width = o.w - plant
  const rows = cut({ x: left, y: o.y, w: width, h: o.h }, 'y', [58, 62, 58, 58, 62, 58, 58, 62])
  const uses = ['A区车位', '北侧车道', 'B区车位', 'C区车位', '中部车道', 'D区车位', 'E区车位', '南侧车道']
  const cores = new Set([2, 3])
  return [
    ...strip(
      { x: o.x, y: o.y, w: plant, h: o.h },
      'y',
      rooms === 'plant'
        ? [
            ['1#疏散楼梯', 'stair', 1],
            ['消防水泵房', 'pump', 1.8],
            ['消防水池', 'pump', 1.2],
            ['高低压配电室', 'switchgear', 1.8],
            ['柴油发电机房', 'equipment', 1.4],
            ['排烟机房', 'equipment', 1],
          ]
        : [
            ['1#疏散楼梯', 'stair', 1],
            ['生活水泵房', 'pump', 1.4],
            ['仓储间', 'storage', 1.6],
            ['强电间', 'switchgear', 0.8],
            ['送风机房', 'equipment', 1.2],
            ['2#疏散楼梯', 'stair', 1],
          ],
    ),
    ...rows.flatMap((row, index): Space[] => {
      const name = uses[index] ?? ''
      if (name.endsWith('车道')) return [{ ...row, name, use: 'lane' }]
      if (!cores.has(index)) return [{ ...row, name, use: 'parking' }]
      const [west, core, east] = cut(row, 'x', [2.2, 1.2, 2.2])
      if (!west || !core || !east) return []
      const middle =
        index === 2
          ? strip(core, 'x', [
              ['3#疏散楼梯', 'stair', 1],
              ['客梯', 'lift', 0.7],
              ['消防电梯', 'lift', 0.7],
            ])
          : strip(core, 'x', [
              ['前室', 'lobby', 1.6],
              ['弱电间', 'switchgear', 0.8],
            ])
      return [{ ...west, name: `${name}西`, use: 'parking' }, ...middle, { ...east, name: `${name}东`, use: 'parking' }]
    }),
  ]
}
