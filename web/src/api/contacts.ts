import type { Contacts } from './answers'
import { get, post } from './call'

export const contactsOf = () => get<Contacts>('/contacts')
export const addContact = (kind: string, address: string) => post<Contacts>('/contacts', { kind, address })
export const removeContact = (id: string) => post<Contacts>('/contacts/remove', { id })

export const addBrowser = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON()
  return post<Contacts>('/contacts', { kind: 'push', address: endpoint, keys })
}
