import type { Recognition } from '@smart-fire/api-client/recognitions'
import type { ScreenSample } from '../../../testing/screen-sample'

const aRecognition = (changes: Partial<Recognition> = {}): Recognition => ({
  id: '1', version: '1', name: '烟雾识别', kind: 'smoke', cameraId: '7', cameraName: '万诚国际中心A座 大堂', cameraStatus: '1', area: null, sensitivity: 40, schedule: null, enabled: true, lastAt: Date.UTC(2026, 10, 18, 2), lastCertainty: 91, lastStatus: '1', ...changes,
})

export default {
  rows: [
    aRecognition(),
    aRecognition({ id: '2', name: '火焰识别', kind: 'flame', lastCertainty: 48, lastStatus: '2' }),
    aRecognition({ id: '3', name: '出口占用识别', kind: 'blocked', cameraStatus: '2', area: '30,0,40,100', enabled: false, lastAt: null, lastCertainty: null, lastStatus: null }),
    aRecognition({ id: '4', name: '值守离岗识别', kind: 'leave', cameraName: '万诚国际中心A座 消防泵房', cameraStatus: '4', sensitivity: 30, schedule: '20:00-08:00', lastAt: null, lastCertainty: null, lastStatus: null }),
  ],
  round: {
    add: { name: '验收占用识别', kind: 'blocked', cameraId: '万诚国际中心A座 走廊', area: '0,50,100,50', sensitivity: 35, schedule: '20:00-08:00', enabled: true },
    edit: { name: '验收占用识别二', sensitivity: 45 },
    find: 'name',
  },
} satisfies ScreenSample<Recognition>
