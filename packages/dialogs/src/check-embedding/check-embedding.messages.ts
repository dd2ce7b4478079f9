export const zhCN = {
  nonce: '样式被 Content-Security-Policy 阻止：请把页面的 nonce 传给 SmartFireProvider 的 nonce 属性（自定义元素写 nonce 特性）。',
  policy: (directive: string, blocked: string) => `Content-Security-Policy 的 ${directive} 阻止了 ${blocked}：请把平台地址加入该指令（实时报警还需 wss: 地址）。`,
  ol: '未安装地图库 ol：请执行 npm install ol@10 后重新构建。没有它时，地图处只有提示。',
  unreachable: (address: string) => `${address} 无响应：请检查地址、网络与证书。`,
  cors: (origin: string) => `平台有响应，但浏览器不许本页读取：请把 ${origin} 加入平台的 SMART_FIRE_ALLOWED_ORIGINS，或由门户转发 /api、/files、/alarm。`,
  proxy: (path: string) => `${path} 由门户自己响应，没有转发给平台：请在门户服务器上转发 /api、/files、/alarm（/alarm 需支持 WebSocket 升级）。`,
  failing: (address: string, status: number | null) => `${address} 的 /api 响应 HTTP ${status}：门户或其后的平台出错或拒绝调用，请查看其日志。`,
  tokenFailed: (reason: string) => `getToken 执行出错（${reason}）：它应返回令牌，未登录时返回 null。`,
  token: '平台不接受该令牌：getToken 应返回本平台当前有效的令牌，未登录时返回 null。',
  socket: (origin: string) => `实时报警连接 /alarm/websocket 打不开：请转发 WebSocket 升级；如代理改写了 Host 或平台在另一来源，请把 ${origin} 加入 SMART_FIRE_ALLOWED_ORIGINS。`,
}

export type CheckEmbeddingMessages = typeof zhCN

export const en: CheckEmbeddingMessages = {
  nonce: 'The Content-Security-Policy blocks our styles: pass the nonce of the page to SmartFireProvider as nonce (custom elements: the nonce attribute).',
  policy: (directive, blocked) => `${directive} of the Content-Security-Policy blocks ${blocked}: add the address of the platform to it (for live alarms also as wss:).`,
  ol: 'The map library ol is not installed: run npm install ol@10 and build again. Without it a map is a message.',
  unreachable: (address) => `${address} does not answer: check the address, the network and the certificate.`,
  cors: (origin) => `The platform answers, but the browser does not let this page read it: add ${origin} to SMART_FIRE_ALLOWED_ORIGINS of the platform, or let the portal pass on /api, /files and /alarm.`,
  proxy: (path) => `${path} is answered by the portal itself and not passed on to the platform: pass on /api, /files and /alarm (/alarm with the upgrade of a WebSocket).`,
  failing: (address, status) => `${address} answers /api with HTTP ${status}: the portal, or the platform behind it, has failed or refuses the call; see its log.`,
  tokenFailed: (reason) => `getToken has failed (${reason}): it must return the token, or null while no user is signed in.`,
  token: 'The platform does not accept the token: getToken must return a current token of this platform, or null while no user is signed in.',
  socket: (origin) => `The link for live alarms, /alarm/websocket, cannot be opened: pass on the WebSocket upgrade. If the proxy changes the Host, or the platform is another origin, add ${origin} to SMART_FIRE_ALLOWED_ORIGINS.`,
}
