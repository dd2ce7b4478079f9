/** How a hydrant is built in (enums: hydrantType). */
export const HYDRANT_TYPE = { underground: '0', aboveGround: '1', telescopic: '2' } as const
export type HydrantType = (typeof HYDRANT_TYPE)[keyof typeof HYDRANT_TYPE]

/** The water main that feeds it (enums: waterPipe). */
export const WATER_PIPE = { high: '0', temporaryHigh: '1', low: '2' } as const
export type WaterPipe = (typeof WATER_PIPE)[keyof typeof WATER_PIPE]

/** How many outlets it has: the code and one (enums: outlet). */
export const OUTLETS = { one: '0', two: '1', three: '2' } as const
export type Outlets = (typeof OUTLETS)[keyof typeof OUTLETS]

/** How a hose is joined to an outlet (enums: outletType). */
export const OUTLET_TYPE = { externalThread: '0', internalCoupling: '1' } as const
export type OutletType = (typeof OUTLET_TYPE)[keyof typeof OUTLET_TYPE]

/** The texts of these codes: rows of lists carry them instead of the codes (contract device 5). */
export const HYDRANT_TYPE_TEXT: Readonly<Record<HydrantType, string>> = { '0': '地下式', '1': '地上式', '2': '直埋伸缩' }
/** As `HYDRANT_TYPE_TEXT`. */
export const WATER_PIPE_TEXT: Readonly<Record<WaterPipe, string>> = { '0': '高压给水', '1': '临时高压给水', '2': '低压给水' }
/** As `HYDRANT_TYPE_TEXT`. */
export const OUTLETS_TEXT: Readonly<Record<Outlets, string>> = { '0': '单口式', '1': '双口式', '2': '三出水口式' }
/** As `HYDRANT_TYPE_TEXT`. */
export const OUTLET_TYPE_TEXT: Readonly<Record<OutletType, string>> = { '0': '外螺旋式', '1': '内扣式' }
