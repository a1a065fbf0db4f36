export function toggle(text: string): void { console.log(text); }
export function warm(): void {}
export function visit(): void {}
