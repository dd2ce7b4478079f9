import { statistics, type CameraFigures } from '@smart-fire/api-client/statistics'
import { group } from '../../../screens'
import type { SystemQuery } from './system-query'

/** What cameras saw by the hour of the day, and how long they were online. */
export const cameras = group<SystemQuery, CameraFigures>({
  load: (client, { period }, signal) => client.with(statistics).cameraFigures({ period }, signal),
  compared: true,
  figures: [{ name: 'online', value: ({ online }) => online, format: 'percent', better: 'more' }],
  charts: [
    { name: 'seenByHour', kind: 'bars', data: ({ byHour }) => ({ categories: byHour.map((_, hour) => `${hour}:00`), series: [{ id: 'seen', values: byHour }] }) },
    {
      name: 'offlineCameras', kind: 'ranking',
      data: ({ offline: { rows, dropped } }) => ({
        categories: rows.map(({ name }) => name), details: rows.map(({ place }) => place), unread: dropped,
        series: [{ id: 'offlineShare', values: rows.map(({ online }) => (online === null ? null : (1 - online) * 100)), tone: 'offline' }],
      }),
    },
  ],
})
