import type { Random } from '../random'

const FAMILY = ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '周', '吴', '徐', '孙', '马', '朱', '胡', '林', '郭', '何', '高', '罗', '郑', '梁', '谢', '宋', '唐', '许', '邓', '冯', '韩', '曹'] as const
const GIVEN = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '军', '洋', '勇', '艳', '杰', '娟', '涛', '明', '超', '霞', '平', '刚', '建国', '志强', '海燕', '晓东', '文博', '雪梅', '俊杰', '立新', '雨桐', '子涵', '国栋', '春华', '思远', '佳怡', '永康', '嘉豪'] as const
const MOBILE = ['135', '136', '137', '138', '139', '150', '151', '158', '159', '177', '182', '186', '188', '189'] as const

export const personName = (random: Random): string => random.pick(FAMILY) + random.pick(GIVEN)

/** A mobile number of the right shape that belongs to nobody: its middle group is 0000. */
export const mobileNumber = (random: Random): string => `${random.pick(MOBILE)}0000${String(random.int(0, 9999)).padStart(4, '0')}`

/** A land line of the invented city; area code 0599x is not in use. */
export const landLine = (random: Random): string => `05990-${random.int(2, 8)}${String(random.int(0, 999_999)).padStart(6, '0')}`
