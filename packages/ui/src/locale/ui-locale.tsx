'use client'
import { createContext, useContext } from 'react'
import { en } from './en.messages'
import { zhCN, type UiMessages } from './zh-cn.messages'

/** The supported languages. */
export type UiLocale = 'zh-CN' | 'en'

/** The current language and the messages of the components in it. */
export interface UiLocaleValue {
  locale: UiLocale
  messages: UiMessages
}

const CHINESE: UiLocaleValue = { locale: 'zh-CN', messages: zhCN }
const ENGLISH: UiLocaleValue = { locale: 'en', messages: en }

/** Chinese unless it is `en`, as everywhere: a host without types may pass on the language of its own page, e.g. `en-US`. */
export const localeOf = (locale: UiLocale): UiLocaleValue => (locale === 'en' ? ENGLISH : CHINESE)

export const UiLocaleContext = createContext(CHINESE)

/** The language of the nearest `UiRoot`; Chinese outside of one. */
export function useUiLocale(): UiLocaleValue {
  return useContext(UiLocaleContext)
}
