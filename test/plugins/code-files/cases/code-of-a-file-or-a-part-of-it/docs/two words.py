def f():
    # first
    return 1
