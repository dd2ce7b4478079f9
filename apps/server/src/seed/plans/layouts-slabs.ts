import { numbered, strip, type Part, type Rect, type Space } from './plan'

/** Layouts of slabs: a corridor along the middle or along one side. */

/** Rooms on both sides of a middle corridor, a stair at each end. */
function doubleLoaded(outline: Rect, corridor: number, north: Part[], south: Part[]): Space[] {
  const upper = Math.round((outline.h - corridor) / 2)
  const middle = outline.y + upper
  return [
    ...strip({ ...outline, h: upper }, 'x', north),
    ...strip({ ...outline, y: middle, h: corridor }, 'x', [
      ['西侧走廊', 'corridor', 1],
      ['中部走廊', 'corridor', 1],
      ['东侧走廊', 'corridor', 1],
    ]),
    ...strip({ ...outline, y: middle + corridor, h: outline.h - upper - corridor }, 'x', south),
  ]
}

export const SLAB_OUTLINE: Rect = { x: 50, y: 60, w: 900, h: 360 }

export const hospitalWard = () =>
  doubleLoaded(
    SLAB_OUTLINE,
    52,
    [
      ['1#疏散楼梯', 'stair', 1],
      ['医生办公室', 'office', 1.4],
      ['值班室', 'office', 1],
      ['治疗室', 'clinic', 1.2],
      ['处置室', 'clinic', 1.1],
      ['护士站', 'lobby', 1.9],
      ['配药室', 'lab', 1.1],
      ['强电间', 'switchgear', 0.7],
      ['病梯', 'lift', 0.9],
      ['消防电梯', 'lift', 0.9],
      ['男卫生间', 'toilet', 0.9],
      ['女卫生间', 'toilet', 0.9],
      ['污物间', 'storage', 0.9],
      ['2#疏散楼梯', 'stair', 1],
    ],
    [...numbered('病房', 'ward', 9), ['开水间', 'kitchen', 0.7], ['抢救室', 'clinic', 1.2]],
  )

export const hospitalGround = () =>
  doubleLoaded(
    { ...SLAB_OUTLINE, h: 400 },
    70,
    [
      ['1#疏散楼梯', 'stair', 1],
      ['急诊抢救室', 'clinic', 2],
      ['急诊诊室', 'clinic', 1.2],
      ['门诊大厅', 'lobby', 3.4],
      ['收费挂号处', 'office', 1.6],
      ['药房', 'storage', 2],
      ['电梯', 'lift', 0.8],
      ['消防电梯', 'lift', 0.8],
      ['2#疏散楼梯', 'stair', 1],
    ],
    [
      ['放射科', 'lab', 2],
      ['CT室', 'lab', 1.4],
      ['检验科', 'lab', 1.8],
      ...numbered('诊室', 'clinic', 4),
      ['消防控制室', 'control', 1.4],
      ['低压配电室', 'switchgear', 1.2],
      ['卫生间', 'toilet', 1],
    ],
  )

export const HOTEL_OUTLINE: Rect = { ...SLAB_OUTLINE, h: 330 }
export const hotelStandard = () =>
  doubleLoaded(
    HOTEL_OUTLINE,
    42,
    [
      ['1#疏散楼梯', 'stair', 1],
      ...numbered('客房', 'ward', 4),
      ['电梯', 'lift', 0.8],
      ['电梯厅', 'lobby', 1],
      ['消防电梯', 'lift', 0.8],
      ['强电间', 'switchgear', 0.6],
      ['布草间', 'storage', 0.9],
      ...numbered('客房', 'ward', 3, 5),
      ['2#疏散楼梯', 'stair', 1],
    ],
    [
      ...numbered('客房', 'ward', 4, 8),
      ['服务间', 'office', 0.8],
      ['开水间', 'kitchen', 0.6],
      ...numbered('客房', 'ward', 4, 12),
      ['行政套房', 'meeting', 1.8],
    ],
  )

export const schoolStandard = () => {
  const outline = SCHOOL_OUTLINE
  const corridor = 56
  const rooms = { ...outline, h: outline.h - corridor }
  return [
    ...strip(rooms, 'x', [
      ['1#疏散楼梯', 'stair', 0.62],
      ...numbered('教室', 'classroom', 3),
      ['教师办公室', 'office', 0.9],
      ['卫生间', 'toilet', 0.6],
      ['强电间', 'switchgear', 0.26],
      ...numbered('教室', 'classroom', 2, 4),
      ['2#疏散楼梯', 'stair', 0.62],
    ]),
    ...strip({ ...outline, y: outline.y + rooms.h, h: corridor }, 'x', [
      ['西侧走廊', 'corridor', 1],
      ['中部走廊', 'corridor', 1],
      ['东侧走廊', 'corridor', 1],
    ]),
  ] satisfies Space[]
}
export const SCHOOL_OUTLINE: Rect = { x: 40, y: 60, w: 920, h: 250 }

export const schoolGround = () =>
  doubleLoaded(
    { ...SCHOOL_OUTLINE, h: 340 },
    56,
    [
      ['1#疏散楼梯', 'stair', 0.7],
      ['化学实验室', 'lab', 1.7],
      ['药品储藏室', 'storage', 0.7],
      ['物理实验室', 'lab', 1.7],
      ['图书阅览室', 'openOffice', 2.2],
      ['卫生间', 'toilet', 0.8],
      ['2#疏散楼梯', 'stair', 0.7],
    ],
    [
      ['食堂餐厅', 'dining', 2.6],
      ['厨房', 'kitchen', 1.4],
      ['门厅', 'lobby', 1.6],
      ['消防控制室', 'control', 1.1],
      ['配电室', 'switchgear', 0.8],
      ['行政办公室', 'office', 1.3],
    ],
  )

/** Two stair-and-lift units with two flats each, mirrored. */
export function residentialStandard(): Space[] {
  const outline = RESIDENTIAL_OUTLINE
  const half = outline.w / 2
  return [
    ...unit({ ...outline, w: half }, '1单元', '01', '02'),
    ...unit({ ...outline, x: outline.x + half, w: half }, '2单元', '03', '04'),
  ]
}
export const RESIDENTIAL_OUTLINE: Rect = { x: 60, y: 60, w: 880, h: 380 }

function unit(rect: Rect, name: string, west: string, east: string): Space[] {
  const core = 130
  const flat = (rect.w - core) / 2
  const x = rect.x + flat
  return [
    ...flatRooms({ ...rect, w: flat }, `${west}户`, false),
    ...strip({ x, y: rect.y, w: core, h: 150 }, 'x', [
      [`${name}楼梯`, 'stair', 1.1],
      [`${name}电梯`, 'lift', 0.8],
      [`${name}消防电梯`, 'lift', 0.8],
    ]),
    { name: `${name}前室`, use: 'corridor', x, y: rect.y + 150, w: core, h: 70 },
    ...strip({ x, y: rect.y + 220, w: core, h: 50 }, 'x', [
      [`${name}水管井`, 'shaft', 1],
      [`${name}强电间`, 'switchgear', 1],
    ]),
    ...strip({ x, y: rect.y + 270, w: core, h: rect.h - 270 }, 'x', [[`${name}空调外机平台`, 'balcony', 1]]),
    ...flatRooms({ ...rect, x: x + core, w: flat }, `${east}户`, true),
  ]
}

/** Bedrooms to the street side, living room in the middle with the door to the landing, balcony south. */
function flatRooms(rect: Rect, flat: string, mirrored: boolean): Space[] {
  const order = <T>(items: T[]) => (mirrored ? items.reverse() : items)
  const part = (name: string, use: Space['use'], share: number): Part => [`${flat}${name}`, use, share]
  return [
    ...strip(
      { ...rect, h: 130 },
      'x',
      order([part('次卧', 'bedroom', 1.2), part('卫生间', 'toilet', 0.7), part('厨房', 'kitchen', 0.9)]),
    ),
    { ...rect, y: rect.y + 130, h: 120, name: `${flat}客厅`, use: 'living' },
    ...strip(
      { ...rect, y: rect.y + 250, h: rect.h - 290 },
      'x',
      order([part('主卧', 'bedroom', 1.3), part('儿童房', 'bedroom', 1)]),
    ),
    { ...rect, y: rect.y + rect.h - 40, h: 40, name: `${flat}阳台`, use: 'balcony' },
  ]
}
