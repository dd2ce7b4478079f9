import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/admin/channel'

export const channelSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.channels.list({ page: 1, limit: 15 }),
    sends: { page: '1', limit: '15' },
    response: rows(
      { id: 2, channelName: '电气火灾', channelType: '消防系统', menuCode: 'dianqihuozai', menuTitle: '电气火灾', icon: 'dianqihuozai', orderNum: 1, kind: 'general', isLocked: '0', isHidden: '1', openCount: 3, openFires: 1, devices: 40 },
      { id: 5, channelName: '消防用水', isLocked: 1 },
    ),
    gives: {
      rows: [
        { id: '2', name: '电气火灾', type: '消防系统', section: '电气火灾', sectionCode: 'dianqihuozai', icon: 'dianqihuozai', order: 1, kind: 'general', locked: false, state: 'off', open: 3, openFires: 1, devices: 40 },
        { id: '5', name: '消防用水', type: null, section: null, sectionCode: null, icon: null, order: null, kind: null, locked: true, state: null, open: null, openFires: null, devices: null },
      ],
      total: 2,
      dropped: 0,
    },
  },
  { call: `POST ${BASE}/setHidden`, run: (client) => client.channels.setHidden('2', true), sends: { id: '2', hidden: '1' }, response: ok() },
]
