export const zhCN = {
  title: (type: string) => `测试发送 · ${type}`,
  explained: '测试只发送给您自己：短信和语音发到您的手机号，邮件发到您的邮箱。结果会记入通知记录。',
  send: (method: string) => `发送测试${method}`,
  sending: '正在发送',
  handedOver: '发送通道已接收，请查看是否收到',
  noResponse: '服务无响应，无法确认是否已发送',
}

export const en: typeof zhCN = {
  title: (type) => `Send a test · ${type}`,
  explained: 'A test goes to yourself only: SMS and phone calls to your number, mail to your address. The result is kept in the notice log.',
  send: (method) => `Send a test by: ${method}`,
  sending: 'Sending',
  handedOver: 'The channel has taken it. Please check that it arrives',
  noResponse: 'The server did not respond: it is not known whether it was sent',
}
