/** The screens that show cameras. */
export const CAMERA_SCREENS = ['videoSurveillance/videoWatch', 'videoSurveillance/videoAbnormal', 'videoSurveillance/videoDeviceManger', 'videoSurveillance/identifyDevice'] as const
