// Lists schemes of addresses that mean something to browsers and programs, so that nothing else takes their names.
export const urlSchemes: ReadonlySet<string> = new Set(
  (
    'about acct android-app blob bitcoin cid chrome chrome-extension data dav dns ed2k facetime feed file filesystem ftp ftps ' +
    'geo git git-ssh gopher http https im imap intent ipfs irc ircs itms jar javascript jdbc ldap ldaps magnet mailto maps ' +
    'market matrix mid moz-extension ms-settings msteams news nfs nntp node npm openid pathname pop redis resource rsync rtsp ' +
    'sftp sip sips skype slack sms smb spotify ssh steam stun svn tel telnet tg turn urn vbscript view-source vnc vscode ' +
    'web+app webcal whatsapp ws wss xmpp zoommtg'
  ).split(' '),
);
