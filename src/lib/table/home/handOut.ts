// Hands a file to whoever uses the app: the browser saves it where it saves everything.

export function handOut(file: File | null): void {
  if (file === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // the browser has to have begun before the file may go
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
