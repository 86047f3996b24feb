import { optionsToMake, optionsToShow } from '../api/accounts'
import type { PasskeyOptions } from '../api/answers'
import { t } from '../i18n.svelte'

/** Whether this browser can make and show passkeys. */
export const knowsPasskeys =
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** The browser's own no is told in a sentence. */
async function asked(asking: () => Promise<Credential | null>): Promise<PublicKeyCredentialJSON> {
  try {
    const made = (await asking()) as PublicKeyCredential | null
    if (made) return made.toJSON() as PublicKeyCredentialJSON
  } catch (fault) {
    if (fault instanceof DOMException)
      throw new Error(t(fault.name === 'InvalidStateError' ? 'passkey-there' : 'passkey-none'))
    throw fault
  }
  throw new Error(t('passkey-none'))
}

/** A new passkey, for a new account of this name or for one's own. */
export async function makePasskey(name?: string): Promise<PublicKeyCredentialJSON> {
  const { options } = await optionsToMake(name)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    json<PublicKeyCredentialCreationOptionsJSON>(options),
  )
  return asked(() => navigator.credentials.create({ publicKey }))
}

export async function showPasskey(): Promise<PublicKeyCredentialJSON> {
  const { options } = await optionsToShow()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    json<PublicKeyCredentialRequestOptionsJSON>(options),
  )
  return asked(() => navigator.credentials.get({ publicKey }))
}

const json = <Options>(options: PasskeyOptions['options']) => options as unknown as Options
