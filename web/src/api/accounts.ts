import type { Account, Accounts, Code, PasskeyOptions, Welcome } from './answers'
import { get, post } from './call'

type Passkey = PublicKeyCredentialJSON

export const accounts = () => get<Accounts>('/accounts')
export const accountOf = () => get<Account>('/account')

type Invited = { invitation?: string }
export const makeWithPassword = (name: string, password: string, more: Invited) =>
  post<Welcome>('/account', { name, password, ...more })
export const makeWithPasskey = (name: string, passkey: Passkey, more: Invited) =>
  post<Welcome>('/account', { name, passkey, ...more })
/** What a passkey is made by: for a new account by its name, for one's own without. */
export const optionsToMake = (name?: string) => post<PasskeyOptions>('/account/passkeys/options', { name })
export const optionsToShow = () => post<PasskeyOptions>('/sign-in/passkey/options')

export interface WithTables {
  /** Whether the tables of the guest that one was become the account's. */
  keep_tables: boolean
}
export const signInByPasskey = (passkey: Passkey, more: WithTables) =>
  post<Welcome>('/sign-in/passkey', { passkey, ...more })
export const signInByPassword = (name: string, password: string, more: WithTables) =>
  post<Welcome>('/sign-in/password', { name, password, ...more })
export const signInByCode = (code: string, more: WithTables) => post<Welcome>('/sign-in/code', { code, ...more })
export const signInByLink = (link: string, more: WithTables) => post<Welcome>('/sign-in/link', { link, ...more })
export const lookAtLink = (link: string) => post<{ name: string }>('/sign-in/link/look', { link })
export const sendLink = (address: string) => post('/sign-in/letter', { address })
export const toProvider = (more: WithTables) => post<{ address: string }>('/sign-in/openid', more)
export const signOut = () => post('/sign-out')

export const confirmByPassword = (password: string) => post<Account>('/account/confirm', { password })
export const confirmByPasskey = (passkey: Passkey) => post<Account>('/account/confirm', { passkey })
export const rename = (name: string) => post<Account>('/account/name', { name })
export const setPassword = (password: string | null) => post<Account>('/account/password', { password })
export const addPasskey = (passkey: Passkey, name: string) => post<Account>('/account/passkeys', { passkey, name })
export const namePasskey = (id: string, name: string) => post<Account>('/account/passkeys/name', { id, name })
export const removePasskey = (id: string) => post<Account>('/account/passkeys/remove', { id })
export const endSignIns = (id?: string) => post<Account>('/account/sign-ins/end', { id })
export const showCode = () => post<Code>('/account/code')
export const setRecovery = (address: string) => post<Account>('/account/recovery', { address })
export const removeRecovery = () => post<Account>('/account/recovery/remove')
export const deleteAccount = () => post('/account/delete')
