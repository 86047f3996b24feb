/** Phones pass a file on; elsewhere it is saved. */
export async function handFile(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever changes their mind has done nothing wrong.
    await navigator.share({ files: [file], title }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
