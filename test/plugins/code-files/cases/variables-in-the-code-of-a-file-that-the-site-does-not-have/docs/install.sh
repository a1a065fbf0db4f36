#region load
curl https://dl.example/{{ versoin }}/nines.tgz
#endregion
#region open
open https://{{ host }}/{{versoin}}
#endregion
