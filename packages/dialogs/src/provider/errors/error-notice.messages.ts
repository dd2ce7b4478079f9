/** Messages of the error catalogue (spec 1 §8). */
export const zhCN = {
  credentials: '账户或密码错误！',
  sessionExpired: '状态超时被登出！',
  forbidden: '禁止',
  failed: '失败',
  network: '服务请求超时！',
  gatewayTimeout: '后端服务异常，请联系管理员！',
  malformed: '服务器返回的数据无法识别',
  /** if the server gives no message of its own */
  noMessage: '操作未能完成',
  judgedBefore: '该记录已被处理',
}

export type ErrorNoticeMessages = typeof zhCN

export const en: ErrorNoticeMessages = {
  credentials: 'Wrong account or password!',
  sessionExpired: 'Your session has expired and you were signed out!',
  forbidden: 'Forbidden',
  failed: 'Failed',
  network: 'The request timed out!',
  gatewayTimeout: 'Server error, please contact your administrator!',
  malformed: 'The data returned by the server could not be read',
  noMessage: 'The operation could not be completed',
  judgedBefore: 'This record has already been handled',
}
