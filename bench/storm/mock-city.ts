/** What the runner serves: the calls and frames of the packages' own light server. Bundled for Node by `server.mjs`. */
export { aFaultRecord, aRecord, createMockBackend, MOCK_TOKEN, pushOf } from '@smart-fire/api-client/mock'
export { wireFrame } from '../../packages/api-client/src/mock/to-wire'
