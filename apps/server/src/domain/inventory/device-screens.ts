/** The screens that manage the devices of the systems in buildings. A write also checks the system of its devices (`section-rights.ts`). */
export const DEVICE_SCREENS = [
  'dianqihuozai/fireDeviceManger', 'huozaibaojing/fireDeviceManger', 'gasFirecontrol/fireDeviceManger',
  'combustible/fireDeviceManger', 'firedoor/fireDeviceManger', 'evacuation/fireDeviceManger',
] as const

/** The screen that manages the sensors of hydrants. */
export const OUTDOOR_SCREEN = 'hydrant/hardwareSet'

/** The screen that manages cameras. */
export const CAMERA_SCREEN = 'videoSurveillance/videoDeviceManger'
