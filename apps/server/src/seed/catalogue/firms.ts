/** An invented maker; phone numbers use an area code that is not in use, and certificates are of no real body. */
export interface FirmSpec {
  id: number
  name: string
  contact: string
  phone: string
  productKinds: string
  certificates: string | null
}

const firm = (id: number, name: string, contact: string, phone: string, productKinds: string, certificates: string | null = null): FirmSpec => ({ id, name, contact, phone, productKinds, certificates })

export const FIRMS = {
  anlan: firm(1, '安澜电子', '沈立群', '05990-2160018', '独立式探测报警器、可燃气体探测器', '演示证书 YZ-2024-0187，有效至 2029-05-31\n演示证书 YZ-2025-0032，有效至 2030-02-28'),
  hongdun: firm(2, '宏盾消防', '陆海峰', '05990-2385527', '手动报警按钮、声光警报器、防火门监控'),
  beichen: firm(3, '北辰物联', '蒋雯', '05990-3071162', '无线传感器、防火门监控、水浸与倾斜监测'),
  ruigan: firm(4, '睿感科技', '段一鸣', '05990-3526680', '感烟、气体与环境探测器', '演示证书 YZ-2023-0411，有效至 2028-09-30'),
  hengtai: firm(5, '恒泰电气', '曾广平', '05990-4419035', '电气火灾监控、消防设备电源监控'),
  qingyuan: firm(6, '清源水务', '姚青', '05990-5108843', '消火栓、喷淋末端与水池监测'),
} as const satisfies Record<string, FirmSpec>
