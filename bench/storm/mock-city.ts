/** The calls and frames of the mock platform, which `server.mjs` bundles for Node. */
export { aFaultRecord, aRecord, createMockBackend, MOCK_TOKEN, pushOf } from '@smart-fire/api-client/mock'
export { wireFrame } from '../../packages/api-client/src/mock/to-wire'
