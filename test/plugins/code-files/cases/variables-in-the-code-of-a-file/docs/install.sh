#region load
curl https://dl.example/{{ version }}/nines.tgz
#endregion
#region open
open https://{{ host }}/{{version}}
#endregion
