import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './gateways.sample'
import gateways from './gateways.screen'
import { unregisteredList } from './unregistered-list'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Gateways = { ...screenStory(gateways, sample), name: 'Gateways 网关设备' }
export const UnregisteredDevices = { ...screenStory(unregisteredList, sample.parts.unregistered), name: 'Unregistered devices 未登记设备' }
